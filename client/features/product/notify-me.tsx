import { classifyPage } from "../../../shared/domain/product/notify-me.ts";
import { notifyMeWords } from "../../../shared/i18n/notify-me-words.ts";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { NotifyMeForm } from "./notify-me-form.tsx";

export function NotifyMe() {
	const { t } = useTranslation();
	const ui = useUi();
	const toNotify = useUiState("toNotify");
	if (!toNotify) return null;
	const { productId, name, size } = toNotify;
	return (
		<NotifyMeForm
			key={productId}
			request={{ productId, pageType: classifyPage(location.pathname) }}
			words={notifyMeWords(t, [name, size].filter(Boolean).join(", "))}
			onDone={() => {
				ui.closePopup("notifyMe");
				ui.toast("notice", t("notifyMe.done"));
			}}
		/>
	);
}
