import { useUi, useUiState } from "../../state/app-context.tsx";
import { SignInForm } from "./sign-in-form.tsx";

/** Opens where something needs a customer; the wish that opened it is done afterwards. */
export function SignInFlyout() {
	const ui = useUi();
	const { wishToKeep } = useUiState();
	return <SignInForm key={wishToKeep} wish={wishToKeep} onDone={() => ui.closeFlyout("login")} />;
}
