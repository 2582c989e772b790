import Glibc
import VitrineCommands

exit(runVitrine(arguments: Array(CommandLine.arguments.dropFirst())))
