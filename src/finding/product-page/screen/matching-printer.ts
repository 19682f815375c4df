/** The model that a shopper's text means, among those a cartridge fits. Spaces, dashes and case do not matter, and a part is enough. */
export function matchingPrinter(models: readonly string[], asked: string): string | undefined {
  const wanted = plain(asked);
  if (wanted.length < 2) return undefined;
  return models.find((model) => plain(model) === wanted) ?? models.find((model) => plain(model).endsWith(wanted));
}

function plain(model: string): string {
  return model.toLowerCase().replace(/[^a-z0-9]/g, '');
}
