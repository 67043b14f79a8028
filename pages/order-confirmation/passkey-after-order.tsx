import { useEffect, useState } from "react";
import { lazy } from "../../client/state/drawing/lazy.tsx";

const Offer = lazy<{ onDone: () => void; inPage: boolean }>(
	async () => (await import("../../client/features/identity/passkeys/passkey-offer.tsx")).PasskeyOffer,
);

/** A customer without a passkey is offered one once they have bought (identity-46); whatever fails takes only the offer away. */
export function PasskeyAfterOrder() {
	const [isOffered, setOffered] = useState(false);
	useEffect(() => {
		import("../../client/features/identity/passkeys/declined-passkey.ts")
			.then(({ mayOfferPasskey }) => mayOfferPasskey())
			.then(setOffered, () => {});
	}, []);
	return isOffered ? <Offer inPage onDone={() => setOffered(false)} /> : null;
}
