import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { listen, readBody } from "./listen.ts";

type UpstreamResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/**
 * Starts a proxy that compresses responses as an edge does and a local runtime does not. With `onePicture` all pictures are the first
 * one requested, because drawing would dominate benchmarks of pages. The shop receives the proxy's address as its host.
 */
export async function startEdge(
	origin: string,
	{ onePicture = false, port = 0 } = {},
): Promise<{ origin: string; stop(): Promise<void> }> {
	const files = new Map<string, Buffer>();
	let picture: Promise<UpstreamResponse> | undefined;
	const fetchFor = async (incoming: IncomingMessage): Promise<UpstreamResponse> => {
		if (!onePicture || !incoming.url?.startsWith("/dw/image/")) return passOn(incoming, origin);
		picture ??= passOn(incoming, origin);
		return picture;
	};

	const respond = async (incoming: IncomingMessage, out: ServerResponse): Promise<void> => {
		const { status, headers, bytes } = await fetchFor(incoming);
		for (const [name, value] of Object.entries(headers))
			if (value !== undefined && !OF_ONE_HOP.test(name)) out.setHeader(name, value);
		const isText = /^(?:text|application\/(?:json|javascript)|image\/svg)/.test(
			headers["content-type"] ?? "",
		);
		if (isText && bytes.length > 0) out.setHeader("content-encoding", "br");
		out.writeHead(status).end(isText && bytes.length > 0 ? compress(incoming.url ?? "/", bytes) : bytes);
	};
	const compress = (url: string, bytes: Buffer): Buffer => {
		if (!url.startsWith("/assets/")) return brotli(bytes, 4);
		const compressedFile = files.get(url) ?? brotli(bytes, 11);
		files.set(url, compressedFile);
		return compressedFile;
	};
	return listen(respond, { host: "localhost", port });
}

const OF_ONE_HOP = /^(?:transfer-encoding|content-length|content-encoding|connection|keep-alive)$/;

/** Forwards a request with its original host, which `fetch` would replace. */
async function passOn(incoming: IncomingMessage, origin: string): Promise<UpstreamResponse> {
	const { method, url = "/", headers } = incoming;
	const body = await readBody(incoming);
	const passedHeaders = { ...headers, "accept-encoding": "identity", connection: "keep-alive" };
	const response = await new Promise<IncomingMessage>((resolve, reject) =>
		request(new URL(url, origin), { method, headers: passedHeaders }, resolve)
			.once("error", reject)
			.end(body),
	);
	return { status: response.statusCode ?? 502, headers: response.headers, bytes: await readBody(response) };
}

const brotli = (bytes: Buffer, quality: number): Buffer =>
	brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
