export type ByteRange = { from: number; to: number };

export function byteRange(header: string | undefined, size: number): ByteRange | "all" | undefined {
	const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
	if (!match || (match[1] === "" && match[2] === "")) return "all";
	const [first, last] = [match[1], match[2]];
	const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
	const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
	if (first === "" && Number(last) === 0) return undefined;
	if (first !== "" && last !== "" && Number(last) < from) return "all";
	return from < size ? { from, to } : undefined;
}
