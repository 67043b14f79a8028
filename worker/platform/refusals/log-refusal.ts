import type { Log } from "../../base/log.ts";
import { refusalWords } from "../../base/refusal-words.ts";
import { findFamily } from "../breakers/families.ts";
import type { GuardedCall } from "../breakers/guard-call.ts";

/** Returns whether a part of a path is private: a shopper context, an e-mail address, a session (UUID) or a long token (platform-5). */
const isPrivate = (part: string, before: string | undefined): boolean =>
	(before === "shopper-context" && !/^v\d+$/.test(part)) ||
	/@|%40/i.test(part) ||
	/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ||
	part.length > 60;

export const loggedPath = (url: string): string =>
	new URL(url).pathname
		.split("/")
		.map((part, index, parts) => (isPrivate(part, parts[index - 1]) ? "…" : part))
		.join("/");

export const isJson = (response: Response): boolean =>
	/^application\/([\w.-]+\+)?json\b/i.test(response.headers.get("content-type") ?? "");

export const readProblem = (response: Response): Promise<unknown> =>
	isJson(response)
		? response
				.clone()
				.json()
				.catch(() => undefined)
		: Promise.resolve(undefined);

export const logRefusal = async (
	log: Log,
	request: Request,
	call: GuardedCall,
	response: Response,
): Promise<void> => {
	if (response.status < 400) return;
	const words = refusalWords(await readProblem(response));
	if (Object.keys(words).length > 0) logWords(log, request, response.status, call.family, words);
};

export const logOwnRefusal = (log: Log, request: Request, status: number, json: unknown): void =>
	logWords(log, request, status, findFamily(new URL(request.url).pathname), refusalWords(json));

const logWords = (
	log: Log,
	{ url, method }: Request,
	status: number,
	family: GuardedCall["family"],
	{ title, detail }: ReturnType<typeof refusalWords>,
): void =>
	log("info", "platform/fetch", "The platform refuses a call", {
		family,
		method,
		path: loggedPath(url),
		status,
		title,
		detail,
	});
