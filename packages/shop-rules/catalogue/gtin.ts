/** Whether a code is an EAN of 8 or 13 digits whose last one is its check digit (catalogue-26). */
export const isEan = (code: string): boolean => {
	if (!/^(?:\d{8}|\d{13})$/.test(code)) return false;
	// From the right, digits count three times and once by turns; the check digit counts once.
	const sum = [...code]
		.toReversed()
		.reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
	return sum % 10 === 0;
};
