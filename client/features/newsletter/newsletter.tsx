import { newsletterWords } from "../../../shared/i18n/newsletter-words.ts";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { lazy } from "../../state/drawing/lazy.tsx";
import { useTranslation } from "../../state/texts.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

const SignUpPerson = lazy(async () => (await import("./sign-up-person.tsx")).SignUpPerson);

export function Newsletter() {
	const { t } = useTranslation();
	const ui = useUi();
	const isPopupOpen = useUiState("layers").popups.includes("newsletter");
	const words = newsletterWords(t);
	return (
		<NewsletterForm
			Person={SignUpPerson}
			words={words}
			source={isPopupOpen ? "footer" : "popup"}
			onDone={(text) => {
				ui.closePopup("newsletter");
				ui.closePopup("newsletterAutomaticPopup");
				ui.toast("notice", text);
			}}
		/>
	);
}
