import { useUiState } from "../../state/app-context.tsx";
import button from "../../ui/button.module.css";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import styles from "./banner-popup.module.css";

/** Shows the text, picture and links of a banner (content-28). A change of page closes it (shell-2). */
export function BannerPopup() {
	const bannerPopup = useUiState("bannerPopup");
	if (!bannerPopup) return null;
	const { text, image, links } = bannerPopup;
	return (
		<div className={styles.popup}>
			{image ? <img className={styles.picture} src={image.src} alt={image.alt} /> : null}
			<RichText nodes={text} />
			{links.map(({ label, href }) => (
				<a key={href} className={button.button} href={href}>
					{label}
				</a>
			))}
		</div>
	);
}
