import { expect, inject, test } from "vitest";
import { listPictures } from "../scripts/lib/pictures/warm-pictures.ts";
import type { SessionResponse } from "../shared/contracts/shopper-api.ts";
import { newShopper } from "./setup/shopper.ts";
import { takenBy } from "./setup/taken-by.ts";

/** Every kind of request is sent while the commerce cloud accepts connections and never responds. */

const LIMIT = 10_000;
const FAULT = { "x-vetrina-fault": "all:timeout" };

// proves platform-1
test("every kind of request ends within ten seconds while the platform does not respond", async () => {
	const shopper = newShopper();
	const csrf = async (): Promise<string> =>
		((await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse).csrf;
	const write = async (path: string, body: object, headers = {}) =>
		shopper.fetch(`/api/en-it${path}`, {
			method: "POST",
			headers: { "x-csrf-token": await csrf(), "content-type": "application/json", ...headers },
			body: JSON.stringify(body),
		});
	expect((await write("/basket/items", { productId: "VT10026", quantity: 1 })).status).toBe(200);
	const [picture = ""] = listPictures(await (await fetch(`${inject("storefront")}/en-it/`)).text());

	const unknown = `unseen${Date.now().toString(36)}`;
	const get = (path: string) => shopper.fetch(path, { headers: FAULT });
	const post = (path: string, fields: Record<string, string>) =>
		shopper.fetch(path, { method: "POST", headers: FAULT, body: new URLSearchParams(fields) });
	const login = { email: "anna@vetrina.example", password: "wrong" };
	const requests: Record<string, () => Promise<Response>> = {
		page: () => get(`/en-it/search?q=${unknown}`),
		"page as JSON": () => get(`/_page/en-it/search?q=${unknown}j`),
		"unknown address": () => get(`/en-it/${unknown}.html`),
		bag: () => get("/en-it/cart"),
		"session of a shopper": () => get("/api/en-it/session"),
		"write to the bag": () => write("/basket/items", { productId: "VT10026", quantity: 1 }, FAULT),
		"scripted login": () => write("/session", login, FAULT),
		"form of the bag": () => post("/en-it/cart", { productId: "VT10026" }),
		"form of the login": () => post("/en-it/login", login),
		"form of preferences": () => post("/en-it/preferences", { country: "US", language: "en" }),
		picture: () => get(`${picture.split("?")[0]}?sw=160&q=90`),
		film: () => get("/proxy/video/vimeo?videoId=912345678&extension=jpg"),
	};
	const ended = await Promise.all(
		Object.entries(requests).map(async ([kind, ask]) => {
			const response = await ask();
			await response.body?.cancel();
			return { kind, status: response.status, milliseconds: takenBy(response) };
		}),
	);
	expect(ended.filter(({ milliseconds }) => !(milliseconds < LIMIT))).toEqual([]);
	const statuses = Object.fromEntries(ended.map(({ kind, status }) => [kind, status]));
	expect(statuses).toMatchObject({ page: 503, bag: 503, "write to the bag": 503, picture: 503, film: 503 });
});
