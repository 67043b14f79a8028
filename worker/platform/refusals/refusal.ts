/** Refusals in each form in which the platform writes them (platform-11). */

type Json = Record<string, unknown>;
const objectOf = (value: unknown): Json =>
	typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
const textOf = (...values: unknown[]): string | undefined =>
	values.find((value): value is string => typeof value === "string" && value !== "");

/** Whether a body says that the request failed, whatever the status says. */
export const isRefusal = (json: unknown): boolean => {
	const { error, isError, fault } = objectOf(json);
	return error === true || isError === true || Object.keys(objectOf(fault)).length > 0;
};

const MAX_WORDS = 300;

/** Without queries, addresses of people, and what looks like a token: a platform may repeat what it was sent. */
const withoutSecrets = (text: string): string =>
	text
		.replaceAll(/\?\S*/g, "?…")
		.replaceAll(/\b(bearer|basic)\s+\S+/gi, "$1 …")
		.replaceAll(/[^\s"'<>()]+(@|%40)[^\s"'<>()]+/gi, "…")
		.replaceAll(/[\w.~+/=-]{32,}/g, "…")
		.slice(0, MAX_WORDS);

/** The platform's title and detail of a refusal, as the log may have them (platform-5). */
export const refusalWords = (json: unknown): { title?: string; detail?: string } => {
	const { title, type, detail, errorMessage, message, fault } = objectOf(json);
	const said = objectOf(fault);
	const name = textOf(title, said.type, type);
	const words = textOf(detail, errorMessage, said.message, message);
	return {
		...(name === undefined ? {} : { title: withoutSecrets(name) }),
		...(words === undefined ? {} : { detail: withoutSecrets(words) }),
	};
};
