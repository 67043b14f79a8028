import { useState } from "react";
import { pictureAt } from "../../../../shared/domain/media/gallery.ts";
import { usePlace, useUi, useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type { GalleryView } from "../../../state/ui-store.ts";
import { Stage } from "../../../ui/stage/stage.tsx";

export function ProductsGallery({ view }: { view: GalleryView }) {
	const { t } = useTranslation();
	const ui = useUi();
	const layers = useUiState("layers");
	const { dir } = usePlace().locale;
	const { images, name } = view;
	const [index, setIndex] = useState(pictureAt(view.index, images.length));
	const place = { current: index + 1, total: images.length };
	return (
		<Stage
			slides={images.map((image) => ({ key: image.src, image: { ...image, src: image.zoom ?? image.src } }))}
			index={index}
			onShow={(next) => setIndex(pictureAt(next, images.length))}
			atEnd={index === images.length - 1}
			isOpen={layers.popups.includes("productsGallery")}
			onClose={() => ui.closePopup("productsGallery")}
			direction={dir}
			texts={{
				label: t("product.pictures", { name }),
				previous: t("carousel.previous"),
				next: t("carousel.next"),
				larger: t("pictures.larger"),
				whole: t("pictures.whole"),
				counter: t("counter", place),
				position: t("pictures.position", place),
			}}
		/>
	);
}
