#include "CExiv2Shims.h"

#include <cstdlib>
#include <cstring>
#include <exiv2/exiv2.hpp>
#include <memory>
#include <mutex>
#include <string>

struct ce_metadata {
  Exiv2::ExifData exif;
  Exiv2::IptcData iptc;
  Exiv2::XmpData xmp;
};

namespace {

// The XMP toolkit keeps global state and takes its lock again while it holds it.
std::recursive_mutex xmpMutex;

void lockXmp(void *mutex, bool lock) {
  auto *xmp = static_cast<std::recursive_mutex *>(mutex);
  lock ? xmp->lock() : xmp->unlock();
}

bool startsWith(const std::string &text, const char *prefix) {
  return text.compare(0, std::strlen(prefix), prefix) == 0;
}

bool exifValue(const ce_metadata &metadata, const std::string &key, int index, std::string &out) {
  const auto found = metadata.exif.findKey(Exiv2::ExifKey(key));
  if (index > 0 || found == metadata.exif.end()) return false;
  out = found->toString();
  return true;
}

bool iptcValue(const ce_metadata &metadata, const std::string &key, int index, std::string &out) {
  const Exiv2::IptcKey wanted(key);
  for (const auto &entry : metadata.iptc) {
    if (entry.tag() != wanted.tag() || entry.record() != wanted.record()) continue;
    if (index-- > 0) continue;
    out = entry.toString();
    return true;
  }
  return false;
}

bool xmpValue(const ce_metadata &metadata, const std::string &key, int index, std::string &out) {
  const auto found = metadata.xmp.findKey(Exiv2::XmpKey(key));
  if (found == metadata.xmp.end() || index >= found->count()) return false;
  if (const auto *words = dynamic_cast<const Exiv2::LangAltValue *>(&found->value())) {
    if (index > 0) return false;
    // The default is the file's own choice; a file without one offers its first.
    const auto fallback = words->value_.find("x-default");
    out = fallback != words->value_.end() ? fallback->second : words->value_.begin()->second;
  } else {
    out = found->toString(index);
  }
  return true;
}

}  // namespace

void ce_start(void) {
  Exiv2::LogMsg::setLevel(Exiv2::LogMsg::mute);
  Exiv2::XmpParser::initialize(lockXmp, &xmpMutex);
}

ce_metadata *ce_open(const char *path) try {
  const auto image = Exiv2::ImageFactory::open(path);
  image->readMetadata();
  return new ce_metadata{image->exifData(), image->iptcData(), image->xmpData()};
} catch (...) {
  return nullptr;
}

ce_metadata *ce_decode(const void *exif, size_t exif_size, const void *xmp, size_t xmp_size) try {
  auto metadata = std::make_unique<ce_metadata>();
  if (exif) {
    const auto *block = static_cast<const Exiv2::byte *>(exif);
    const size_t words = exif_size > 6 && std::memcmp(block, "Exif\0\0", 6) == 0 ? 6 : 0;
    Exiv2::ExifParser::decode(metadata->exif, block + words,
                              static_cast<uint32_t>(exif_size - words));
  }
  if (xmp) {
    const std::string packet(static_cast<const char *>(xmp), xmp_size);
    if (Exiv2::XmpParser::decode(metadata->xmp, packet) != 0) return nullptr;
  }
  return metadata.release();
} catch (...) {
  return nullptr;
}

void ce_close(ce_metadata *metadata) { delete metadata; }

char *ce_value(const ce_metadata *metadata, const char *key, int index, size_t *size) try {
  const std::string name(key);
  std::string value;
  const bool found = startsWith(name, "Exif.")   ? exifValue(*metadata, name, index, value)
                     : startsWith(name, "Iptc.") ? iptcValue(*metadata, name, index, value)
                                                 : xmpValue(*metadata, name, index, value);
  if (!found) return nullptr;
  char *copy = static_cast<char *>(std::malloc(value.size() + 1));
  if (!copy) return nullptr;
  std::memcpy(copy, value.c_str(), value.size() + 1);
  *size = value.size();
  return copy;
} catch (...) {
  return nullptr;
}

void ce_free(char *value) { std::free(value); }
