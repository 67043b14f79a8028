/**
 * Returns a function that lists the text keys that a module may use: keys in quotes, and keys that a template can compose, such as
 * `order.status.${status}`. A key that is composed in two steps is not found.
 */
export function createKeyCollector(keys: Iterable<string>): (code: string) => Set<string> {
	const known = new Set(keys);
	const groups = new Set([...known].map((key) => key.split(".", 1)[0]));
	return (code) => {
		const asked = new Set<string>();
		for (const [, key = ""] of code.matchAll(/["'`]([a-z]\w*(?:\.[\w-]+)+)["'`]/g))
			if (known.has(key)) asked.add(key);
		// A key without a group is an ordinary word, so it counts only as an argument of `t`.
		for (const [, key = ""] of code.matchAll(/\bt\(\s*["'`](\w+)["'`]/g)) if (known.has(key)) asked.add(key);
		for (const [, template = ""] of code.matchAll(/`([a-z]\w*\.[^`]*\$\{[^`]*)`/g)) {
			if (!groups.has(template.split(".", 1)[0] ?? "")) continue;
			const composed = createTemplatePattern(template);
			for (const key of known) if (composed.test(key)) asked.add(key);
		}
		return asked;
	};
}

export function createTemplatePattern(template: string): RegExp {
	const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${parts.join(".+")}$`);
}
