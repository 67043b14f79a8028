import { inject } from "vitest";

/** A recorded call, a line of its file. `{name}` is replaced with a value of an earlier response. */
export type Call = {
	step: string;
	call: string;
	query?: string;
	as?: string;
	basic?: string;
	form?: string;
	json?: unknown;
	status: number;
	/** Values that later calls need, by JSON pointer, or `location:` and a parameter of the redirect. */
	keeps?: Record<string, string>;
	/** Members of the response; `hits/0` is a list that is not empty. */
	has?: string[];
};

export type Reply = { status: number; location: string | null; body: unknown };

export function fill(text: string, values: ReadonlyMap<string, string>): string {
	return text.replace(/\{(\w+)\}/g, (hole, name: string) => values.get(name) ?? hole);
}

export function at(body: unknown, pointer: string): unknown {
	let value = body;
	for (const key of pointer.split("/").filter((part) => part !== "")) {
		if (typeof value !== "object" || value === null) return undefined;
		value = (value as Record<string, unknown>)[key];
	}
	return value;
}

let logins = 0;

export async function send(call: Call, values: ReadonlyMap<string, string>): Promise<Reply> {
	const [method = "GET", path = ""] = fill(call.call, values).split(" ");
	const query = call.query === undefined ? "" : `?${fill(call.query, values)}`;
	const headers: Record<string, string> = {};
	if (call.as !== undefined) headers.authorization = `Bearer ${fill(call.as, values)}`;
	if (call.basic !== undefined) {
		headers.authorization = `Basic ${btoa(fill(call.basic, values))}`;
		// The cloud allows one login per account, address and second, and a replay is faster, so each login comes from another address.
		headers["cf-connecting-ip"] = `203.0.113.${(logins++ % 254) + 1}`;
	}
	if (path.startsWith("/v3/")) headers["x-cq-client-id"] = "vetrina-recommendations";
	if (call.form !== undefined) headers["content-type"] = "application/x-www-form-urlencoded";
	if (call.json !== undefined) headers["content-type"] = "application/json";
	const body = call.form ?? (call.json === undefined ? undefined : JSON.stringify(call.json));
	const response = await fetch(inject("commerce") + path + query, {
		method,
		headers,
		redirect: "manual",
		...(body === undefined ? {} : { body: fill(body, values) }),
	});
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
	return {
		status: response.status,
		location: response.headers.get("location"),
		body: isJson ? JSON.parse(text) : undefined,
	};
}

export function keep(call: Call, reply: Reply, values: Map<string, string>): void {
	for (const [name, place] of Object.entries(call.keeps ?? {})) {
		const value = place.startsWith("location:")
			? new URL(reply.location ?? "http://none/").searchParams.get(place.slice("location:".length))
			: at(reply.body, place);
		if (typeof value === "string") values.set(name, value);
	}
}
