import { usePath, usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./country-offer.module.css";

/** Offers the shop of the shopper's own country: nothing changes unless the shopper accepts (locale-19). */
export function CountryOffer() {
	const ui = useUi();
	const countryOffer = useUiState("countryOffer");
	const { shell, locale } = usePlace();
	const path = usePath();
	if (!countryOffer) return null;
	const { country, text, accept, decline } = countryOffer;
	return (
		<form method="post" action={shell.preferencesHref} className={styles.offer}>
			{text ? <p>{text}</p> : null}
			<input type="hidden" name="language" value={locale.language} />
			<input type="hidden" name="path" value={path} />
			<button type="submit" name="country" value={country} className={classNames(button.button, button.dark)}>
				{accept}
			</button>
			<button type="button" className={button.button} onClick={() => ui.closePopup("countryRedirectPopup")}>
				{decline}
			</button>
		</form>
	);
}
