/**
 * Returns a function that lists the text keys that a module may use: keys in quotes, and keys that a template can compose, such as
 * `order.status.${status}`. A key that is composed in two steps is not found.
 */
export function createKeyCollector(keys: Iterable<string>): (code: string) => Set<string> {
	const knownKeys = new Set(keys);
	const groups = new Set([...knownKeys].map((key) => key.split(".", 1)[0]));
	return (code) => {
		const usedKeys = new Set<string>();
		for (const [, key = ""] of code.matchAll(/["'`]([a-z]\w*(?:\.[\w-]+)+)["'`]/g))
			if (knownKeys.has(key)) usedKeys.add(key);
		// A key without a group is an ordinary word, so it counts only as an argument of `t`.
		for (const [, key = ""] of code.matchAll(/\bt\(\s*["'`](\w+)["'`]/g))
			if (knownKeys.has(key)) usedKeys.add(key);
		for (const [, template = ""] of code.matchAll(/`([a-z]\w*\.[^`]*\$\{[^`]*)`/g)) {
			if (!groups.has(template.split(".", 1)[0] ?? "")) continue;
			const pattern = createTemplatePattern(template);
			for (const key of knownKeys) if (pattern.test(key)) usedKeys.add(key);
		}
		return usedKeys;
	};
}

export function createTemplatePattern(template: string): RegExp {
	const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".+")}$`);
}
