/** Returns true for an EAN: 8 or 13 digits with a valid check digit (catalogue-26). */
export const isEan = (code: string): boolean => {
	if (!/^(?:\d{8}|\d{13})$/.test(code)) return false;
	const sum = [...code]
		.toReversed()
		.reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
	return sum % 10 === 0;
};
