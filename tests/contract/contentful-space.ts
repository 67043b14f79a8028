import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answerQuery } from "@vetrina/commerce-sandbox/apis/contentful/answer-query.ts";
import { managementApp } from "@vetrina/commerce-sandbox/apis/contentful/management.ts";
import type { SpaceData } from "@vetrina/commerce-sandbox/apis/contentful/space.ts";
import { readSpaceData } from "@vetrina/commerce-sandbox/apis/contentful/space-store.ts";
import type { CommerceEnv } from "@vetrina/commerce-sandbox/env.ts";
import { house } from "@vetrina/commerce-sandbox/house.ts";
import { connectSpace, type SpaceAccess, type SpaceClient } from "../../scripts/contentful/connect-space.ts";
import { openSpaceDatabase } from "./space-database.ts";

const TOKEN = "management";
const SPACE = { id: house.id, environment: "master", imagesUrl: "https://images.ctfassets.net" };
/** Every space begins with the locale en-US, so that American English has another one. */
export const CODES: ReadonlyMap<string, string> = new Map([
	["en", "en-US"],
	["en-US", "en-US-own"],
]);

export const BINDINGS = {
	CONTENTFUL_SPACE: SPACE.id,
	CONTENTFUL_LOCALES: "en=en-US,en-US=en-US-own",
	CONTENTFUL_DELIVERY_TOKEN: "delivery",
	CONTENTFUL_PREVIEW_TOKEN: "preview",
	CONTENT_URL: "https://content.example",
} as const;

export type StandIn = {
	access: SpaceAccess;
	client: SpaceClient;
	readData(): Promise<SpaceData>;
	stop(): void;
};

/** Starts the stand-in of an empty space on a port of this machine. `rate`: requests in a second that it takes. */
export const startSpace = async (rate = 100_000): Promise<StandIn> => {
	const env = {
		DB: openSpaceDatabase(),
		ADMIN_TOKEN: TOKEN,
		CONTENTFUL_MANAGEMENT_RATE: String(rate),
	} as unknown as CommerceEnv;
	const context = {
		waitUntil: () => {},
		passThroughOnException: () => {},
		props: {},
	} as unknown as ExecutionContext;
	const server = createServer(async (incoming, outgoing) => {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk as Buffer);
		const headers = new Headers(incoming.headers as unknown as Record<string, string>);
		const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null;
		const request = new Request(`http://space.test${incoming.url}`, {
			method: incoming.method ?? "GET",
			headers,
			body,
		});
		const response = await managementApp.fetch(request, env, context);
		outgoing.writeHead(response.status, Object.fromEntries([...response.headers]));
		outgoing.end(Buffer.from(await response.arrayBuffer()));
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	const access = { space: SPACE.id, environment: "master", host: `http://127.0.0.1:${port}`, token: TOKEN };
	return {
		access,
		client: connectSpace(access),
		readData: () => readSpaceData(env.DB),
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
};

/** Returns a fetch that answers for the space, and keeps what it was asked. */
export const serveSpace = (space: SpaceData) => {
	const asked: string[] = [];
	const serve = async (input: Request | string | URL): Promise<Response> => {
		const request = new Request(input);
		const url = new URL(request.url);
		if (url.pathname !== `/content/v1/spaces/${SPACE.id}/environments/${SPACE.environment}`)
			return Response.json({}, { status: 404 });
		const query = url.searchParams.get("query") ?? "";
		asked.push(query);
		const isPreviewToken = request.headers.get("authorization") === "Bearer preview";
		const { status, body } = await answerQuery(space, query, {}, { ...SPACE, isPreviewToken });
		return Response.json(body, { status });
	};
	return { serve, asked };
};
