import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { isProblem, isRefusal, refusalStatus, toProblem } from "./refusal.ts";

export class PlatformRefusal extends ApiError {}

export const isVague = (error: unknown): boolean =>
	error instanceof PlatformRefusal && error.status === 400 && refusalStatus(error.body) === undefined;

export const isOtherForm = (status: number, json: unknown): boolean =>
	isRefusal(json) && (status < 400 || !isProblem(json));

export const statusOfRefusal = (status: number, json: unknown): number =>
	status < 400 || status === 400 ? (refusalStatus(json) ?? 400) : status;

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
