/** `groups`: customer groups that a content is for; empty for all other customers, absent for everyone. */
export type ForGroups = { groups?: readonly string[] };

/**
 * Returns the contents for a customer of these groups, in their order: those of the customer's groups, or else those for other customers,
 * and those for everyone (shell-31).
 */
export function chooseForGroups<Content extends ForGroups>(
	contents: readonly Content[],
	customerGroups: readonly string[],
): Content[] {
	const isMatch = ({ groups = [] }: ForGroups) => groups.some((group) => customerGroups.includes(group));
	const hasMatch = contents.some(isMatch);
	return contents.filter(
		(content) => !content.groups || (hasMatch ? isMatch(content) : content.groups.length === 0),
	);
}
