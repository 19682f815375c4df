// The digits of a typed number, without separators.

/** The ASCII digits of a text; full-width and other digits are not digits here. */
export function digitsOf(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}

/** Whether the check digit of a card number is right (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits !== '' && sum % 10 === 0;
}
