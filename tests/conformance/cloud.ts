import { createHash, randomBytes } from "node:crypto";
import { expect, inject } from "vitest";
import { misdescribed, misdescribedRequests } from "./deviations.ts";
import { type Operation, operationOf, type Parameter } from "./documents.ts";
import { faultsOf } from "./validate.ts";

/** Calls the embedded cloud by operation id. Requests and responses are checked against the OpenAPI documents. */

export const ORGANIZATION = "f_ecom_vtra_001";
export const SITE = "vetrina-eu";

type QueryValue = string | number | boolean | readonly (string | number)[];
export type Request = {
	path?: Record<string, string>;
	query?: Record<string, QueryValue>;
	body?: unknown;
	form?: Record<string, string>;
	headers?: Record<string, string>;
	token?: string;
};
export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; isEmpty: boolean };

/** Sends a request that the document allows. The request and its response, whatever the status, are checked. */
export async function call(api: string, operationId: string, request: Request = {}): Promise<Answer> {
	const operation = operationOf(api, operationId);
	expect.soft(requestFaults(api, operation, request), `request of ${operationId}`).toEqual([]);
	return callWrongly(api, operationId, request);
}

export async function callWrongly(api: string, operationId: string, request: Request = {}): Promise<Answer> {
	const result = await send(operationOf(api, operationId), request);
	expect
		.soft(responseFaults(api, operationOf(api, operationId), result), `${result.status} of ${operationId}`)
		.toEqual([]);
	return result;
}

export const prepare = (api: string, operationId: string, request: Request): Promise<Answer> =>
	send(operationOf(api, operationId), request);

async function send(
	operation: Operation,
	{ path = {}, query = {}, body, form, headers = {}, token }: Request,
): Promise<Answer> {
	const names: Record<string, string> = { organizationId: ORGANIZATION, ...path };
	const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(names[name] ?? ""),
	);
	const url = new URL(filled, inject("commerce"));
	url.search = queryOf(operation, query);
	const payload = form
		? new URLSearchParams(form)
		: body === undefined
			? undefined
			: typeof body === "string"
				? body
				: JSON.stringify(body);
	const response = await fetch(url, {
		method: operation.method.toUpperCase(),
		redirect: "manual",
		headers: {
			...(body === undefined ? {} : { "content-type": "application/json" }),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...headers,
		},
		...(payload === undefined ? {} : { body: payload }),
	});
	const text = await response.text();
	const isJson = /^application\/(problem\+)?json\b/.test(response.headers.get("content-type") ?? "");
	const result = (isJson && text ? JSON.parse(text) : {}) as Record<string, unknown>;
	return { status: response.status, headers: response.headers, body: result, isEmpty: text === "" };
}

/** Returns a query in the form of the document's `explode`: `a=1&a=2`, or `a=1,2` with only the values escaped. */
function queryOf(operation: Operation, query: Record<string, QueryValue>): string {
	const all = Object.entries(query).flatMap(([name, value]) => {
		const values = (Array.isArray(value) ? value : [value]).map((one) => encodeURIComponent(String(one)));
		const isExploded = operation.parameters.find((one) => one.name === name)?.explode !== false;
		return isExploded ? values.map((one) => `${name}=${one}`) : `${name}=${values.join(",")}`;
	});
	return all.join("&");
}

function requestFaults(
	api: string,
	operation: Operation,
	{ path = {}, query = {}, body, form }: Request,
): string[] {
	const given: Record<string, unknown> = { organizationId: ORGANIZATION, ...path, ...query };
	const sent = operation.parameters.filter((one) => one.in !== "header");
	const unknown = Object.keys(given).filter((name) => !sent.some((one) => one.name === name));
	const missing = sent.filter((one) => one.required && given[one.name] === undefined);
	const content =
		operation.body?.["application/json"] ?? operation.body?.["application/x-www-form-urlencoded"];
	return [
		...unknown.map((name) => `The document has no parameter ${name}`),
		...missing.map((one) => `The document requires the parameter ${one.name}`),
		...sent.flatMap((one) =>
			given[one.name] === undefined ? [] : parameterFaults(api, one, given[one.name]),
		),
		...(content?.schema && !(operation.operationId in misdescribedRequests)
			? faultsOf(api, content.schema, body ?? form)
			: []),
	];
}

/** Returns what is wrong with a parameter's value. The values of a repeated parameter are checked one by one. */
function parameterFaults(api: string, { name, schema }: Parameter, value: unknown): string[] {
	const values = Array.isArray(value) && schema.type !== "array" ? value : [value];
	return values.flatMap((one) => faultsOf(api, schema, one).map((fault) => `${name}: ${fault}`));
}

function responseFaults(api: string, operation: Operation, { status, headers, body }: Answer): string[] {
	const documented = operation.responses[status];
	const contentType = headers.get("content-type")?.split(";")[0];
	// A refusal whose status or body the document leaves out must at least be a problem document.
	if (!documented?.content)
		return status < 400
			? documented
				? []
				: [`The document has no status ${status}`]
			: problemFaults(contentType, body);
	// The documents describe a redirect's parameters as its body, so only the location is checked.
	if (status === 303) return headers.get("location") ? [] : ["A redirect without location"];
	// The documents describe a few refusals as plain JSON, which the cloud sends as problem documents.
	const type = contentType === PROBLEM && !documented.content[PROBLEM] ? "application/json" : contentType;
	const content = type === undefined ? undefined : documented.content[type];
	if (!content) return [`The document has no content type ${contentType} for ${status}`];
	if (operation.operationId in misdescribed) return [];
	if (!content.schema) return problemFaults(contentType, body);
	return faultsOf(api, content.schema, body);
}

const PROBLEM = "application/problem+json";

function problemFaults(contentType: string | undefined, body: Record<string, unknown>): string[] {
	const members = ["title", "type", "detail"].filter((name) => typeof body[name] !== "string");
	return [
		...(contentType === PROBLEM ? [] : [`A problem's content type is not ${contentType}`]),
		...members.map((name) => `A problem has a ${name}`),
	];
}

export type Guest = { token: string; refreshToken: string; usid: string; customerId: string };

export const newGuest = (siteId = SITE): Promise<Guest> =>
	byCode(siteId, (query) => prepare("auth-v1", "authorizeCustomer", { query: { ...query, hint: "guest" } }));

export async function byCode(
	siteId: string,
	authorize: (request: Record<string, string>) => Promise<Answer>,
): Promise<Guest> {
	const verifier = randomBytes(48).toString("base64url");
	const redirect_uri = "http://127.0.0.1/callback";
	const sent = await authorize({
		client_id: "vetrina",
		channel_id: siteId,
		response_type: "code",
		redirect_uri,
		code_challenge: createHash("sha256").update(verifier).digest("base64url"),
	});
	const back = new URL(sent.headers.get("location") ?? "").searchParams;
	const { body } = await prepare("auth-v1", "getAccessToken", {
		form: {
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			channel_id: siteId,
			code: back.get("code") ?? "",
			usid: back.get("usid") ?? "",
			code_verifier: verifier,
			redirect_uri,
		},
	});
	return {
		token: String(body.access_token),
		refreshToken: String(body.refresh_token),
		usid: String(body.usid),
		customerId: String(body.customer_id),
	};
}
