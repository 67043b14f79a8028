import { type ReactNode, useState } from "react";
import { usePlace } from "../../../state/app-context.tsx";
import { lateFromPages } from "../../../state/drawing/late.tsx";
import { Later } from "../../../ui/later.tsx";

const PasskeyOffer = lateFromPages<{ onDone: () => void }>(
	async () => (await import("./passkey-offer.tsx")).PasskeyOffer,
);

type Offering = {
	offer: ReactNode;
	signedIn: (way: "password" | "passkey") => Promise<void>;
};

/** Offers a passkey after a sign-in by password (identity-46); `onDone` is called once afterwards. */
export function usePasskeyOffer(onDone: () => void): Offering {
	const { shell } = usePlace();
	const [isOffering, setOffering] = useState(false);
	const done = () => {
		setOffering(false);
		onDone();
	};
	return {
		offer: isOffering ? (
			<Later onError={done}>
				<PasskeyOffer onDone={done} />
			</Later>
		) : null,
		signedIn: async (way) => {
			const may =
				way === "password" &&
				shell.signInCodeHref !== undefined &&
				(await import("./declined-passkey.ts")
					.then(({ mayOfferPasskey }) => mayOfferPasskey())
					.catch(() => false));
			if (may) setOffering(true);
			else done();
		},
	};
}
