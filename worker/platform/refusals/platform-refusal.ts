import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isProblem, isRefusal, refusalStatus, toProblem } from "./refusal.ts";

/** A refusal that is no problem document with an error status (platform-11): read as one, and expected like one. */
export class PlatformRefusal extends ApiError {}

/** Whether a refusal says neither by its status nor in its body why the call failed. */
export const isVague = (error: unknown): boolean =>
	error instanceof PlatformRefusal && error.status === 400 && refusalStatus(error.body) === undefined;

/** Whether a response's body says that it failed, in another form than a problem document with an error status. */
export const isOtherForm = (status: number, json: unknown): boolean =>
	isRefusal(json) && (status < 400 || !isProblem(json));

/** A body's own status, where the response has none of its own. */
export const statusOfRefusal = (status: number, json: unknown): number =>
	status < 400 || status === 400 ? (refusalStatus(json) ?? 400) : status;

/** `response`: of the request, with `json` as its body. */
export const platformRefusal = (
	{ url, method }: Request,
	{ status, statusText, headers }: Response,
	json: unknown,
): PlatformRefusal =>
	new PlatformRefusal({
		status: statusOfRefusal(status, json),
		statusText,
		headers,
		body: toProblem(json),
		rawBody: JSON.stringify(json),
		url,
		method,
	});
