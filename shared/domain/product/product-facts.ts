export type Fact = { name: string; value: string };

const MOST = 40;
const FACT = new RegExp(`^([^:\\uff1a<>]{1,${MOST}}?)\\s?[:\\uff1a]\\s*([^<>]*[^<>\\s])$`);

/**
 * Splits a merchants' text into its lines of the form "name: value" and the rest (product-17). `facts` is undefined if there are none. Lines
 * with HTML are no facts.
 */
export function splitFacts(text: string | undefined): { facts?: Fact[]; text: string } {
	const facts: Fact[] = [];
	const others: string[] = [];
	for (const line of (text ?? "").split("\n")) {
		const [, name, value] = FACT.exec(line.trim()) ?? [];
		if (name && value) facts.push({ name, value });
		else others.push(line);
	}
	return { facts: facts.length > 0 ? facts : undefined, text: others.join("\n").trim() };
}
