import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { bodyOf, listen } from "./listen.ts";

/**
 * What an edge does in front of a Worker and a local runtime doesn't: compress. And keep pictures: a benchmark of pages would
 * be one of how fast they are drawn, so with `onePicture` the first one stands for all.
 */
export async function startEdge(
	origin: string,
	{ onePicture = false } = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
	const files = new Map<string, Buffer>();
	let picture: Promise<Response> | undefined;
	const ask = async (url: URL, init: RequestInit): Promise<Response> => {
		if (!onePicture || !url.pathname.startsWith("/dw/image/")) return fetch(url, init);
		picture ??= fetch(url, init);
		return (await picture).clone();
	};

	const respond = async (request: IncomingMessage, out: ServerResponse): Promise<void> => {
		const { method = "GET", url = "/" } = request;
		const headers = Object.entries(request.headers).filter(
			(entry): entry is [string, string] =>
				typeof entry[1] === "string" &&
				!/^(?:host|connection|accept-encoding|content-length)$/.test(entry[0]),
		);
		const body = method === "GET" || method === "HEAD" ? null : await bodyOf(request);
		const response = await ask(new URL(url, origin), {
			method,
			headers: headers.map(([name, value]) => [name, name === "origin" ? origin : value]),
			body: body && new Uint8Array(body),
			redirect: "manual",
		});
		for (const [name, value] of response.headers)
			if (!/^(?:transfer-encoding|content-length|content-encoding|connection|set-cookie)$/.test(name))
				out.setHeader(name, value);
		const cookies = response.headers.getSetCookie();
		if (cookies.length > 0) out.setHeader("set-cookie", cookies);
		const bytes = Buffer.from(await response.arrayBuffer());
		const isText = /^(?:text|application\/(?:json|javascript)|image\/svg)/.test(
			response.headers.get("content-type") ?? "",
		);
		if (isText && bytes.length > 0) out.setHeader("content-encoding", "br");
		out.writeHead(response.status).end(isText && bytes.length > 0 ? compressed(url, bytes) : bytes);
	};
	/** Files are compressed once and well, pages each time and fast. */
	const compressed = (url: string, bytes: Buffer): Buffer => {
		if (!url.startsWith("/assets/")) return brotli(bytes, 4);
		const known = files.get(url) ?? brotli(bytes, 11);
		files.set(url, known);
		return known;
	};
	return listen(respond, "localhost");
}

const brotli = (bytes: Buffer, quality: number): Buffer =>
	brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
