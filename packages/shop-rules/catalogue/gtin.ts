/** Tests for an EAN of 8 or 13 digits with a valid check digit (catalogue-26). */
export const isEan = (code: string): boolean => {
	if (!/^(?:\d{8}|\d{13})$/.test(code)) return false;
	// From the right, weights alternate between 1 (the check digit) and 3.
	const sum = [...code]
		.toReversed()
		.reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
	return sum % 10 === 0;
};
