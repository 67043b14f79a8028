import { expect, test } from "vitest";
import type { ProviderCredentials } from "../../../../shared/domain/identity/providers.ts";
import { forgetControllerTokens } from "../../controller-token.ts";
import { PlatformUnavailable } from "../../fetch.ts";
import type { Login } from "./issued-tokens.ts";
import { ProviderSessionEnded, refreshByProvider, signInByProvider } from "./provider-logins.ts";

const credentials: ProviderCredentials = { providerId: "google", providerData: { idToken: "t" } };

const loginWith = (body: object, status: number) => {
	forgetControllerTokens();
	const logged: unknown[] = [];
	const fetch = async ({ url }: Request) =>
		url.includes("CSRF-Generate")
			? Response.json({ csrf: { tokenName: "csrf_token", token: "t" } })
			: Response.json(body, { status });
	const platform = {
		env: { COMMERCE: { fetch }, COMMERCE_ORGANIZATION: "f_ecom_vtra_001", COMMERCE_CLIENT_ID: "vetrina" },
		deadline: new AbortController().signal,
		log: (...line: unknown[]) => logged.push(line),
	};
	const login = { platform, locale: { siteId: "vetrina-eu" } } as unknown as Login;
	return { login, logged };
};
const signIn = (body: object, status: number) =>
	signInByProvider(loginWith(body, status).login, "access", credentials, 0);

const crmProfile = { crmId: "CRM-1", firstName: "Noor", email: "noor@vetrina.example" };
const person = { firstName: "Noor", lastName: undefined, email: "noor@vetrina.example" };

// proves identity-52
test.each([
	[{ success: false, errorType: "profile-incomplete", crmProfile }, 200],
	[{ success: false, errorType: "profile-incomplete", crmProfile }, 400],
	[{ errorType: "profile-incomplete", crmProfile }, 400],
	[{ error: true, errorType: "profile-incomplete", crmProfile }, 200],
])("%j with %i is an account that lacks something, with what the house knows", async (body, status) => {
	expect(await signIn(body, status)).toEqual({ ok: false, error: "profile-incomplete", person });
});

// proves identity-52, platform-5
test("an unknown reason refuses the credentials, and is logged", async () => {
	const { login, logged } = loginWith({ success: false, errorType: "account-frozen" }, 400);
	expect(await signInByProvider(login, "access", credentials, 0)).toMatchObject({
		ok: false,
		error: "invalid-credentials",
	});
	expect(JSON.stringify(logged)).toContain("account-frozen");
});

// proves identity-14
test.each([
	[{ errorType: "profile-incomplete" }, 503],
	[{ error: true, errorMessage: "No." }, 200],
	[{ isError: true, message: "No." }, 400],
	[{ success: true }, 200],
	[{}, 200],
])("%j with %i is no refusal of the account", async (body, status) => {
	await expect(signIn(body, status)).rejects.toBeInstanceOf(PlatformUnavailable);
});

// proves identity-14, platform-14
test("a success without tokens is an outage, in the words of the catalogue", async () => {
	await expect(signIn({ success: true }, 200)).rejects.toThrow(
		"Something went wrong during identity provider login",
	);
	const { login } = loginWith({ success: true }, 200);
	await expect(
		refreshByProvider(login, { providerId: "google", externalId: "1" }, "refresh", new Date(0)),
	).rejects.toThrow("Something went wrong refreshing identity provider login");
});

// proves identity-14
test("a provider's session ends only if the platform gives a reason", async () => {
	const refresh = (body: object, status: number) =>
		refreshByProvider(
			loginWith(body, status).login,
			{ providerId: "google", externalId: "1" },
			"refresh",
			new Date(0),
		);
	for (const status of [200, 400])
		await expect(refresh({ success: false, errorType: "EXPIRED_TOKEN" }, status)).rejects.toBeInstanceOf(
			ProviderSessionEnded,
		);
	await expect(refresh({ error: true, errorMessage: "No." }, 200)).rejects.toBeInstanceOf(
		PlatformUnavailable,
	);
});
