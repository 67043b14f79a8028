import type { Paths } from "../../../../shared/domain/addresses/paths.ts";
import type { ProviderCredentials } from "../../../../shared/domain/identity/providers.ts";
import { readAccessToken } from "../../../platform/commerce/logins/access-token.ts";
import type { ProviderOutcome } from "../../../platform/commerce/logins/provider-logins.ts";
import { omitUndefined } from "../../form/form-fields.ts";
import type { PageVisitor } from "../../page/loader.ts";
import { readVisitor } from "../../visitor.ts";
import { signIn } from "../sign-in.ts";
import { type Away, dropPerson, keepPerson } from "./pending.ts";

type Asked = { wishlistProductId?: string };

export const finishProviderSignIn = async (
	visitor: PageVisitor,
	paths: Paths,
	outcome: ProviderOutcome,
	credentials: ProviderCredentials | null,
	{ wishlistProductId }: Asked,
	log: Parameters<typeof signIn>[2],
): Promise<string> => {
	const parameters = omitUndefined({ wishlistProductId });
	if (outcome.ok) {
		dropPerson(visitor.drafts);
		visitor.drafts.drop("register");
		const signedIn = await signIn(visitor, { tokens: outcome.tokens, wishlistProductId }, log);
		if (!signedIn.ok) return paths.at("signIn", { error: signedIn.error, ...parameters });
		return signedIn.done === "added"
			? paths.at("wishlist", { notice: "wishlistAdded" })
			: paths.at("account", { notice: "signedIn" });
	}
	return (
		(await askForMissing(visitor, paths, outcome, credentials, { wishlistProductId })) ??
		paths.at("signIn", { error: "again", ...parameters })
	);
};

export const askForMissing = async (
	{ drafts }: Pick<PageVisitor, "drafts">,
	paths: Paths,
	{ error, person }: Extract<ProviderOutcome, { ok: false }>,
	credentials: ProviderCredentials | null,
	{ wishlistProductId }: Asked,
): Promise<string | null> => {
	const isCustomer = error === "profile-incomplete";
	if (credentials && (isCustomer || error === "profile-not-found")) {
		await keepPerson(drafts, credentials, person, isCustomer);
		return paths.at("register", { with: credentials.providerId, ...omitUndefined({ wishlistProductId }) });
	}
	return null;
};

export const linkAccount = async (
	{ shopper }: Pick<PageVisitor, "shopper">,
	paths: Paths,
	{ customerId }: Pick<Away, "customerId">,
	ask: () => Promise<ProviderOutcome>,
): Promise<string> => {
	const now = await readVisitor(shopper);
	if (!now.registered) return paths.at("signIn", { error: "again", back: "personalData" });
	if (now.agent || now.customerId !== customerId) return paths.at("personalData", { error: "changed" });
	const outcome = await ask();
	// If the provider account already belongs to another customer, the platform may sign in that customer instead of linking the account.
	const isLinked = outcome.ok && readAccessToken(outcome.tokens.accessToken)?.customerId === customerId;
	if (isLinked) return paths.at("personalData", { notice: "linked" });
	const isTaken = outcome.ok || outcome.error === "profile-already-linked";
	return paths.at("personalData", { error: isTaken ? "accountLinked" : "accounts" });
};
