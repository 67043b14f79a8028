import type { Page } from "@playwright/test";

type Authenticator = {
	refuse(): Promise<unknown>;
	credentials(): Promise<number>;
	remove(): Promise<unknown>;
};

export async function withAuthenticator(page: Page): Promise<Authenticator> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		refuse: () => devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
		credentials: async () =>
			(await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
		remove: () => devtools.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
	};
}
