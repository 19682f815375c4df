import { serialNumbersContract } from '#buying/serial-numbers/contract';
import { serialNumberHandlers, serveDevicesFile, type SerialNumbersDeps } from '#buying/serial-numbers/server';
import { answers, type Part } from '#platform/part';

export function serialNumbersPart(deps: SerialNumbersDeps): Part {
  return {
    calls: [answers(serialNumbersContract, serialNumberHandlers(deps))],
    serve: (shop) => serveDevicesFile(shop, deps),
  };
}
