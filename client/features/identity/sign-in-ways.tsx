import type { ComponentProps } from "react";
import { usePlace } from "../../state/app-context.tsx";
import { LastWay } from "./last-way.tsx";
import { ProviderLinks } from "./providers/provider-links.tsx";
import { SignInForm } from "./sign-in-form.tsx";

type SignInWaysProps = ComponentProps<typeof SignInForm> & {
	onProviderDone: () => void;
};

export function SignInWays({ onProviderDone, ...form }: SignInWaysProps) {
	const { shell } = usePlace();
	const { lastWay, wishlistProductId } = form;
	const last = shell.signInWith?.find(({ id }) => id === lastWay);
	const links = { wishlistProductId, onDone: onProviderDone };
	const others = shell.signInWith?.filter((one) => one !== last) ?? [];
	return (
		<>
			{last ? (
				<LastWay>
					<ProviderLinks {...links} providers={[last]} />
				</LastWay>
			) : null}
			<SignInForm
				{...form}
				providers={others.length > 0 ? <ProviderLinks {...links} providers={others} /> : undefined}
			/>
		</>
	);
}
