import type { ReactNode } from "react";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import providers from "./providers/provider-links.module.css";
import styles from "./sign-in-form.module.css";

type LastWayProps = {
	children: ReactNode;
	needsScript?: boolean;
};

/** Renders the sign-in method that this browser used last, above the others (identity-80). */
export function LastWay({ children, needsScript = false }: LastWayProps) {
	const { t } = useTranslation();
	return (
		<div className={classNames(styles.last, needsScript ? styles.needsScript : undefined)}>
			<p className={type_.muted}>{t("signIn.lastUsed")}</p>
			{children}
			<p className={classNames(type_.muted, providers.or)}>{t("signIn.or")}</p>
		</div>
	);
}
