import type { Page } from "@playwright/test";

type Authenticator = {
	/** The person turns away: whatever is asked for is refused. */
	refuse(): Promise<unknown>;
	/** How many passkeys it holds. */
	credentials(): Promise<number>;
	/** From here on the browser has no such device. */
	remove(): Promise<unknown>;
};

/** A device that makes passkeys and checks its person by itself. */
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
