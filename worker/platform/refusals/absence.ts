import { readObject } from "../../base/refusal-words.ts";
import { readProblem } from "./log-refusal.ts";

const isPage = (response: Response): boolean =>
	/^text\/html\b/i.test(response.headers.get("content-type") ?? "");

/**
 * Returns whether the platform does not have an API at all, as opposed to a record of it. SCAPI and custom APIs say so by a problem of their
 * own, controllers and other services by their page for unknown addresses (platform-15, decision 156).
 */
export const isAbsent = async (response: Response): Promise<boolean> => {
	const { status } = response;
	if (status !== 404 && status !== 410) return false;
	if (isPage(response)) return true;
	const { type } = readObject(await readProblem(response));
	return typeof type === "string" && type.split("/").at(-1) === "resource-not-found";
};
