import type { Sender } from "./receiver.ts";

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

/**
 * Stands in for the browser of an order that the server tells by itself: receivers that count browsers need one. Its name is made from the event's
 * id, so that a repetition has the same one.
 */
export const standInSender = ({ id, at }: { id: string; at: number }): Sender => {
	const seconds = String(Math.floor(at / 1000)).padStart(10, "0");
	return { client: `${Number.parseInt(id.slice(0, 7), 16)}.${seconds}`, session: seconds, origin: "" };
};

/** Cuts a text for people to a receiver's limit, in whole characters; ids are never cut. */
export const cutText = (text: string, most: number): string =>
	text.length <= most ? text : text.slice(0, /[\uD800-\uDBFF]/.test(text[most - 1] ?? "") ? most - 1 : most);
