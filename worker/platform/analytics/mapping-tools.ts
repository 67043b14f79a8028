/**
 * Reads a variable that holds one value for all, or several by key: "a" or "vetrina-eu=a,vetrina-us=b". Returns undefined if there is none for
 * the key.
 */
export const chooseByKey = (variable: string | undefined, key: string): string | undefined => {
	if (!variable) return undefined;
	if (!/^[\w-]+=/.test(variable)) return variable;
	const pair = variable.split(",").find((one) => one.trim().startsWith(`${key}=`));
	return pair?.slice(pair.indexOf("=") + 1).trim() || undefined;
};

/** Cuts a text for people to a receiver's limit, in whole characters; ids are never cut. */
export const cutText = (text: string, most: number): string =>
	text.length <= most ? text : text.slice(0, /[\uD800-\uDBFF]/.test(text[most - 1] ?? "") ? most - 1 : most);
