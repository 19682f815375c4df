// Prints one figure of the bench beside the wanted one.

export function print(what: string, figure: string, wanted: string): void {
  console.log(`${what.padEnd(62)}${figure.padStart(12)}   ${wanted}`);
}
