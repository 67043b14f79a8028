import { env } from "cloudflare:workers";
import { exportJWK, generateKeyPair } from "jose";
import type { CommerceEnv } from "../env.ts";
import { house } from "../house.ts";
import app from "../index.ts";
import { hashToken, randomToken } from "../secrets.ts";

export const ORIGIN = "https://commerce.test";
export const ORGANIZATION = "f_ecom_vtra_001";

export type CommerceUnderTest = {
	env: CommerceEnv;
	fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

export async function startCommerce(overrides: Partial<CommerceEnv> = {}): Promise<CommerceUnderTest> {
	const bindings = env as unknown as CommerceEnv;
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	const testEnv: CommerceEnv = {
		...bindings,
		ORGANIZATION: house.organizations[0],
		INSTANCE_TYPE: "development",
		ADMIN_TOKEN: "test-admin",
		SLAS_SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)),
		SLAS_CLIENT_SECRET: "test-secret",
		...overrides,
	};
	return {
		env: testEnv,
		fetch: async (path, init) => {
			const after: Promise<unknown>[] = [];
			const context = {
				waitUntil: (work: Promise<unknown>) => void after.push(work),
				passThroughOnException: () => undefined,
				props: {},
			};
			const response = await app.fetch(new Request(ORIGIN + path, init), testEnv, context);
			await Promise.all(after);
			return response;
		},
	};
}

export type Guest = {
	accessToken: string;
	refreshToken: string;
	customerId: string;
	usid: string;
	siteId: string;
	fetch: (path: string, init?: RequestInit) => Promise<Response>;
};

const slasPath = `/shopper/auth/v1/organizations/${ORGANIZATION}/oauth2`;
export const REDIRECT_URI = "http://localhost:5173/callback";

export async function loginGuest(
	commerce: CommerceUnderTest,
	siteId = "vetrina-eu",
	usid?: string,
): Promise<Guest> {
	const verifier = randomToken();
	const query = new URLSearchParams({
		...(await codeRequest(siteId, verifier)),
		hint: "guest",
		...(usid ? { usid } : {}),
	});
	const authorization = await commerce.fetch(`${slasPath}/authorize?${query}`);
	return withToken(commerce, siteId, authorization, verifier);
}

export async function loginRegistered(
	commerce: CommerceUnderTest,
	{
		login,
		password,
		siteId = "vetrina-eu",
		usid,
	}: { login: string; password: string; siteId?: string; usid?: string },
): Promise<Guest> {
	const verifier = randomToken();
	const authorization = await commerce.fetch(`${slasPath}/login`, {
		method: "POST",
		headers: { authorization: `Basic ${btoa(`${login}:${password}`)}` },
		body: new URLSearchParams({ ...(await codeRequest(siteId, verifier)), ...(usid ? { usid } : {}) }),
	});
	return withToken(commerce, siteId, authorization, verifier);
}

const codeRequest = async (siteId: string, verifier: string) => ({
	client_id: "vetrina",
	response_type: "code",
	redirect_uri: REDIRECT_URI,
	channel_id: siteId,
	code_challenge: await hashToken(verifier),
});

async function withToken(
	commerce: CommerceUnderTest,
	siteId: string,
	authorization: Response,
	verifier: string,
): Promise<Guest> {
	const location = authorization.headers.get("location");
	if (location === null) throw new Error(`No code: ${authorization.status} ${await authorization.text()}`);
	const back = new URL(location).searchParams;
	const response = await commerce.fetch(`${slasPath}/token`, {
		method: "POST",
		body: new URLSearchParams({
			grant_type: "authorization_code_pkce",
			client_id: "vetrina",
			channel_id: siteId,
			redirect_uri: REDIRECT_URI,
			code: back.get("code") ?? "",
			usid: back.get("usid") ?? "",
			code_verifier: verifier,
		}),
	});
	return createGuest(commerce, siteId, (await response.json()) as Record<string, string>);
}

export function createGuest(
	commerce: CommerceUnderTest,
	siteId: string,
	tokens: Record<string, string>,
): Guest {
	const accessToken = tokens.access_token ?? "";
	return {
		accessToken,
		refreshToken: tokens.refresh_token ?? "",
		customerId: tokens.customer_id ?? "",
		usid: tokens.usid ?? "",
		siteId,
		fetch: (path, init) =>
			commerce.fetch(`${path}${path.includes("?") ? "&" : "?"}siteId=${siteId}`, {
				...init,
				headers: {
					authorization: `Bearer ${accessToken}`,
					"content-type": "application/json",
					...init?.headers,
				},
			}),
	};
}

type TestVariant = {
	id: string;
	master?: string;
	color?: string;
	size?: string;
	prices: Record<string, { list: number; sale?: number }>;
	ats: number;
	stockLevel?: number;
	preorderable?: boolean;
};

export type TestCatalogue = {
	variants: TestVariant[];
	promotions?: Record<string, { id: string; percent: number }>;
	custom?: Record<string, string>;
};

export async function putLive(
	db: D1Database,
	{ variants, promotions = {}, custom = {} }: TestCatalogue,
): Promise<void> {
	const { meta } = await db
		.prepare("INSERT INTO generation (state, created_at, touched_at) VALUES ('live', 0, 0)")
		.run();
	const gen = meta.last_row_id;
	const masters = new Set(variants.map((variant) => variant.master ?? "VT1"));
	await db.batch([
		...["vetrina-eu", "vetrina-us", "vetrina-me", "vetrina-ap"].map((site) =>
			db.prepare("INSERT OR REPLACE INTO site_catalog (site_id, gen) VALUES (?, ?)").bind(site, gen),
		),
		db
			.prepare(
				"INSERT INTO category (gen, id, position, parent, name, description, url, show_in_menu) VALUES (?, 'women-dresses', 0, NULL, ?, NULL, '/women/dresses', 1)",
			)
			.bind(gen, JSON.stringify({ en: "Dresses" })),
		...Object.values(promotions).map(({ id, percent }) =>
			db
				.prepare(
					"INSERT OR IGNORE INTO promotion (gen, id, position, callout, percent) VALUES (?, ?, 0, ?, ?)",
				)
				.bind(gen, id, JSON.stringify({ en: `<b>${percent}% off</b>` }), percent),
		),
		...[...masters].map((master, position) =>
			db
				.prepare(
					`INSERT INTO product (gen, id, position, brand, name, categories, primary_category, attributes, variation_attributes, images, promotions, custom, own_prices, own_stock)
					VALUES (?, ?, ?, 'Maison', ?, '["women-dresses"]', 'women-dresses', '{}', '["color","size"]', '[]', ?, ?, '{}', '{}')`,
				)
				.bind(
					gen,
					master,
					position,
					JSON.stringify({ en: "Silk slip dress", ar: "فستان حرير" }),
					JSON.stringify(promotions[master] ? [promotions[master].id] : []),
					JSON.stringify(custom),
				),
		),
		...variants.flatMap(
			(
				{
					id,
					master = "VT1",
					color = "red",
					size = "M",
					prices,
					ats,
					stockLevel = ats,
					preorderable = false,
				},
				position,
			) => [
				db
					.prepare(
						"INSERT INTO variant (gen, id, master_id, group_id, position, variation_values, prices, images) VALUES (?, ?, ?, ?, ?, ?, ?, '[]')",
					)
					.bind(
						gen,
						id,
						master,
						`${master}-${color}`,
						position,
						JSON.stringify({ color, size }),
						JSON.stringify(prices),
					),
				db
					.prepare(
						"INSERT INTO inventory (gen, variant_id, ats, stock_level, preorderable) VALUES (?, ?, ?, ?, ?)",
					)
					.bind(gen, id, ats, stockLevel, preorderable ? 1 : 0),
			],
		),
	]);
}
