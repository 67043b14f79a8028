/**
 * Source of two functions for the page of the card fields, which return what a field shows for the text in it. They keep the figures that
 * were typed, of any script, and return a text unchanged that is no number or no expiry (checkout-31).
 */
export const GROUP_DIGITS = `const figuresIn = (text) => text.match(/\\p{Nd}/gu) ?? [];
const groupNumber = (text, brand) => {
	if (/[^\\p{Nd}\\s.-]/u.test(text)) return text;
	const groups = brand === "American Express" ? [4, 6, 5] : [4, 4, 4, 4];
	let rest = figuresIn(text).join("");
	const parts = [];
	for (const size of groups) if (rest) { parts.push(rest.slice(0, size)); rest = rest.slice(size); }
	if (rest) parts.push(rest);
	return parts.join(" ");
};
const groupExpiry = (text) => {
	const [, month, separator, year] = /^\\s*(\\p{Nd}{1,2})(\\s*[/.-]?\\s*)(\\p{Nd}{0,4})\\s*$/u.exec(text) ?? [];
	if (!month) return text;
	const first = month.codePointAt(0);
	const isWhole = month.length === 2 || separator !== "" || (first & 15) > 1;
	if (!isWhole) return text;
	return (month.length === 1 ? String.fromCodePoint(first & ~15) : "") + month + " / " + year;
};`;
