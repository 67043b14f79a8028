import type { AskProvider } from "./ask-provider.ts";

const BY_PERSON: readonly string[] = ["user_cancel", "tap_outside"];

export const askGoogle: AskProvider = ({ clientId, nonce }) =>
	new Promise((resolve, reject) => {
		google.accounts.id.initialize({
			client_id: clientId,
			nonce,
			context: "signin",
			callback: ({ credential }) => resolve({ providerId: "google", providerData: { idToken: credential } }),
		});
		google.accounts.id.prompt((moment) => {
			if (moment.isSkippedMoment() && BY_PERSON.includes(moment.getSkippedReason())) resolve(null);
			else if (moment.isSkippedMoment() || moment.isNotDisplayed()) reject(new Error("Google shows nothing"));
		});
	});
