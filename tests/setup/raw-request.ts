import { request } from "node:http";
import { inject } from "vitest";
import { BROWSER_USER_AGENT } from "./shopper.ts";

export type RawResponse = { status: number; headers: Headers; text: string };

/** Sends the path as it is written: `fetch` would normalise it, or take "//evil.example" for a host. */
export function rawRequest(
	path: string,
	options: { method?: string; headers?: Record<string, string>; body?: string; origin?: string } = {},
): Promise<RawResponse> {
	const { hostname, port } = new URL(options.origin ?? inject("storefront"));
	const { method = "GET", body } = options;
	const headers = {
		"user-agent": BROWSER_USER_AGENT,
		accept: "text/html",
		...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
		...options.headers,
	};
	// Each request has its own connection, because workerd closes a connection whose body was not read.
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				const seen = new Headers();
				for (const [name, value] of Object.entries(response.headers))
					for (const one of [value ?? []].flat()) seen.append(name, one);
				resolve({
					status: response.statusCode ?? 0,
					headers: seen,
					text: Buffer.concat(chunks).toString(),
				});
			});
		});
		sent.on("error", reject);
		sent.end(body);
	});
}
