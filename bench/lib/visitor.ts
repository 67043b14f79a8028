import { DEMO_PASSWORD } from "@vetrina/demo-house/customers.ts";
import { createCookieJar } from "../../scripts/lib/cookie-jar.ts";
import { ADDRESS, cardForm } from "../../tests/setup/buyer.ts";
import { newShopper } from "./cloud-calls.ts";
import { HEADERS } from "./load.ts";
import type { Running, RunningCloud } from "./stand.ts";

export type Visitor = {
	cookies: Map<string, string>;
	get(path: string): Promise<{ status: number; location: string; text: string; headers: Headers }>;
	post(path: string, fields: Record<string, string>): Promise<string>;
};

const LOCALE = "/en-it";

export function newVisitor({ origin }: Pick<Running, "origin">): Visitor {
	const jar = createCookieJar();
	const call = async (path: string, init: RequestInit): Promise<Response> => {
		const cookie = jar.header();
		const response = await fetch(origin + path, {
			redirect: "manual",
			...init,
			headers: { ...HEADERS, origin, ...(cookie ? { cookie } : {}) },
		});
		jar.keep(response);
		return response;
	};
	return {
		cookies: jar.cookies,
		async get(path) {
			const response = await call(path, {});
			const { status, headers } = response;
			return { status, headers, location: headers.get("location") ?? "", text: await response.text() };
		},
		async post(path, fields) {
			const response = await call(path, { method: "POST", body: new URLSearchParams(fields) });
			const text = await response.text();
			if (response.status !== 303) throw new Error(`${response.status} from ${path}: ${text.slice(0, 200)}`);
			return response.headers.get("location") ?? "";
		},
	};
}

export type Progress = "contact" | "delivery" | "payment" | "review";

export async function toStep(
	visitor: Visitor,
	cloud: RunningCloud,
	{ productId, step }: { productId: string; step: Progress },
): Promise<Record<string, string>> {
	await visitor.post(`${LOCALE}/cart`, { intent: "add", productId });
	if (step === "contact") return {};
	await visitor.post(`${LOCALE}/checkout`, { intent: "contact", email: "anna@vetrina.example" });
	if (step === "delivery") return {};
	await visitor.post(`${LOCALE}/checkout`, { intent: "delivery", ...ADDRESS });
	if (step === "payment") return {};
	const { action, fields } = cardForm((await visitor.get(`${LOCALE}/checkout?step=payment`)).text);
	const requestUrl = new URL(fields.return);
	const entry = await fetch(action, {
		method: "POST",
		redirect: "manual",
		// The return address has the host by which the cloud knows the shop.
		body: new URLSearchParams({
			...fields,
			return: cloud.shop.origin + requestUrl.pathname + requestUrl.search,
		}),
	});
	const back = new URL(entry.headers.get("location") ?? cloud.shop);
	await visitor.get(back.pathname + back.search);
	const { text } = await visitor.get(`${LOCALE}/checkout?step=review`);
	const readHidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
	return { intent: "place", basketId: readHidden("basketId"), total: readHidden("total") };
}

export async function signIn(visitor: Visitor, email: string): Promise<void> {
	const location = await visitor.post(`${LOCALE}/login`, {
		intent: "signIn",
		email,
		password: DEMO_PASSWORD,
	});
	if (!location.includes("signedIn")) throw new Error(`Signing in leads to ${location}`);
}

const SEARCH =
	"/search/shopper-search/v1/organizations/{org}/product-search?refine=cgid=women&refine=htype=variation_group&refine=orderable_only=true&limit=200";

export async function orderable(cloud: Running): Promise<string[]> {
	const shopper = await newShopper(cloud.origin);
	const { hits = [] } = await shopper.ask<{ hits?: { representedProduct?: { id: string } }[] }>(SEARCH);
	return hits.flatMap(({ representedProduct }) => representedProduct?.id ?? []);
}
