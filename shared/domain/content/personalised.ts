/** `groups`: customer groups that a content is for; empty for all other customers, absent for everyone. */
export type ForGroups = { groups?: readonly string[] };

/**
 * Returns the contents for everyone, and those for the customer's groups, in the editors' order. If none is for these groups, contents for
 * other customers take their place (shell-31).
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
