import { afterEach, expect, test, vi } from "vitest";
import { askApple } from "./apple.ts";
import { askFacebook } from "./facebook.ts";
import { askGoogle } from "./google.ts";

afterEach(() => vi.unstubAllGlobals());

const start = {
	ok: true as const,
	script: { id: "sdk", src: "https://provider.example/sdk.js" },
	clientId: "vetrina",
	state: "s1",
	nonce: "n1",
	redirectUri: "https://shop.example/oauthCallback",
};

/** Stubs Google's script, whose prompt reports its outcome. */
const google = (
	answer: (callback: (response: object) => void, listener: (moment: object) => void) => void,
) => {
	const moment = { isSkippedMoment: () => false, isNotDisplayed: () => false };
	let given: { callback: (response: object) => void } & Record<string, unknown>;
	vi.stubGlobal("google", {
		accounts: {
			id: {
				initialize: (configuration: typeof given) => {
					given = configuration;
				},
				prompt: (listener: (moment: object) => void) =>
					answer(given.callback, (said) => listener({ ...moment, ...said })),
			},
		},
	});
	return () => given;
};

// proves identity-57
test("Google receives client and nonce, and returns an id token", async () => {
	const given = google((callback) => callback({ credential: "jwt" }));
	expect(await askGoogle(start)).toEqual({ providerId: "google", providerData: { idToken: "jwt" } });
	expect(given()).toMatchObject({ client_id: "vetrina", nonce: "n1" });
});

// proves identity-57
test("a closed Google prompt counts as cancelled, and one that is not shown as failed", async () => {
	const skipped = (reason: string) =>
		google((_, listener) => listener({ isSkippedMoment: () => true, getSkippedReason: () => reason }));
	skipped("tap_outside");
	expect(await askGoogle(start)).toBeNull();
	skipped("issuing_failed");
	await expect(askGoogle(start)).rejects.toThrow("shows nothing");
	google((_, listener) => listener({ isNotDisplayed: () => true }));
	await expect(askGoogle(start)).rejects.toThrow("shows nothing");
});

const apple = (signIn: () => Promise<object>) => {
	const init = vi.fn();
	vi.stubGlobal("AppleID", { auth: { init, signIn } });
	return init;
};

// proves identity-57
test("Apple receives state, nonce and scope, and returns an id token and the name", async () => {
	const authorization = { id_token: "jwt", code: "c", state: "s1" };
	const name = { firstName: "Ada", lastName: "Conti" };
	const init = apple(async () => ({ authorization, user: { email: "a@people.example", name } }));
	expect(await askApple(start)).toEqual({
		providerId: "apple",
		providerData: { identityToken: "jwt", user: { name } },
	});
	expect(init).toHaveBeenCalledWith({
		clientId: "vetrina",
		scope: "name email",
		redirectURI: "https://shop.example/oauthCallback",
		state: "s1",
		nonce: "n1",
		usePopup: true,
	});
});

// proves identity-57
test("a closed Apple window counts as cancelled, and one that does not open or returns another state as failed", async () => {
	apple(() => Promise.reject({ error: "popup_closed_by_user" }));
	expect(await askApple(start)).toBeNull();
	apple(() => Promise.reject({ error: "popup_blocked_by_browser" }));
	await expect(askApple(start)).rejects.toEqual({ error: "popup_blocked_by_browser" });
	apple(async () => ({ authorization: { id_token: "jwt", code: "c", state: "s2" } }));
	await expect(askApple(start)).rejects.toThrow("state");
});

// proves identity-57
test("Facebook is asked in version 16.0 for profile and email address, and returns an access token", async () => {
	const init = vi.fn();
	const login = vi.fn((callback: (response: object) => void, _options: object) =>
		callback({ status: "connected", authResponse: { accessToken: "t" } }),
	);
	vi.stubGlobal("FB", { init, login });
	expect(await askFacebook(start)).toEqual({ providerId: "facebook", providerData: { accessToken: "t" } });
	expect(init).toHaveBeenCalledWith(
		expect.objectContaining({ appId: "vetrina", version: "v16.0", cookie: false }),
	);
	expect(login.mock.calls[0]?.[1]).toEqual({ scope: "public_profile,email" });
	login.mockImplementation((callback) => callback({ status: "unknown", authResponse: null }));
	expect(await askFacebook(start)).toBeNull();
});
