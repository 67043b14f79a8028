import { house } from "../../../house.ts";

/**
 * A wallet asks the shop to fetch a session from an address that the browser names. Only the wallet's own gateways are
 * addresses to fetch from: anything else would let a browser choose what our servers call.
 */
const GATEWAY = /^(cn-)?apple-pay-gateway(-(cert|nc-pod\d{1,2}|pr-pod\d{1,2}))?(-dr)?\.apple\.com$/;

export function isMerchantGateway(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, port, username, password } = new URL(address);
	return protocol === "https:" && port === "" && username === "" && password === "" && GATEWAY.test(hostname);
}

/** A session as the gateway of the sandbox gives it: well-formed, good for five minutes, accepted nowhere. */
export function sandboxMerchantSession(domainName: string, now: Date) {
	const random = () => crypto.randomUUID().replaceAll("-", "").toUpperCase();
	return {
		epochTimestamp: now.getTime(),
		expiresAt: now.getTime() + 5 * 60_000,
		merchantSessionIdentifier: `SSH${random()}${random()}`,
		nonce: random().slice(0, 8).toLowerCase(),
		merchantIdentifier: random() + random(),
		domainName,
		displayName: house.name,
		signature: "sandbox",
	};
}
