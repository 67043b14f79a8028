import { Hono } from "hono";
import { expect, test } from "vitest";
import { categoryOfKept } from "../../../shared/domain/consent/kept.ts";
import type { AppEnv, Bindings } from "../../base/bindings.ts";
import { bindChallenge, takeOwnChallenge } from "./passkey-challenges.ts";

const app = new Hono<AppEnv>();
app.get("/ask/:challenge", async (c) => {
	await bindChallenge(c, c.req.param("challenge"));
	return c.text("asked");
});
app.post("/use", async (c) => c.json(await takeOwnChallenge(c, await c.req.text())));

const bindings = { SESSION_KEY: "a-session-key-of-at-least-32-characters" } as Bindings;
/** A browser with the cookies of earlier responses. */
const newBrowser = () => {
	const jar = new Map<string, string>();
	const send = async (path: string, init: RequestInit = {}) => {
		const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const response = await app.request(
			`https://shop.example${path}`,
			{ ...init, headers: { cookie } },
			bindings,
		);
		for (const line of response.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (line.includes("Max-Age=0")) jar.delete(name);
			else jar.set(name, value);
		}
		return response;
	};
	return {
		jar,
		ask: (challenge: string) => send(`/ask/${challenge}`),
		use: async (challenge: unknown) => {
			const body = btoa(JSON.stringify({ type: "webauthn.get", challenge })).replaceAll("=", "");
			return (await send("/use", { method: "POST", body })).json();
		},
	};
};

// proves identity-44
test("a challenge is accepted once, from the browser that requested it", async () => {
	const [anna, thief] = [newBrowser(), newBrowser()];
	await Promise.all([anna.ask("first"), thief.ask("other")]);
	expect(await thief.use("first")).toBe(false);
	expect(await anna.use("first")).toBe(true);
	expect(await anna.use("first")).toBe(false);
});

// proves identity-44
test("several tabs of a browser may wait for a passkey at once", async () => {
	const browser = newBrowser();
	for (const tab of ["one", "two", "three"]) await browser.ask(tab);
	for (const tab of ["two", "three", "one"]) expect(await browser.use(tab)).toBe(true);
	expect([...browser.jar]).toEqual([]);
});

// proves identity-44
test("a challenge is rejected with another challenge's cookie or a malformed one", async () => {
	const browser = newBrowser();
	await browser.ask("one");
	const [name = "", value = ""] = [...browser.jar][0] ?? [];
	const thief = newBrowser();
	thief.jar.set(name, "forged");
	expect(await thief.use("one")).toBe(false);
	thief.jar.set(name.replace(/_.*/, "_another1"), value);
	expect(await thief.use("two")).toBe(false);
	for (const challenge of [undefined, "", 7, null]) expect(await browser.use(challenge)).toBe(false);
});

// proves consent-8
test("the cookie of a challenge is listed, lasts five minutes, and is HttpOnly", async () => {
	const line = (await newBrowser().ask("one")).headers.get("set-cookie") ?? "";
	expect(line).toMatch(
		/^__Host-passkey_[\w-]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	);
	expect(categoryOfKept(line.split("=")[0] ?? "")).toBe("necessary");
});
