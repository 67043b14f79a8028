import { type CSSProperties, use } from "react";
import type { ImageView } from "../../shared/contracts/views.ts";
import { imageSrcSet, imageUrl } from "../../shared/domain/media/images.ts";
import { PixelRatio } from "./pixel-ratio.ts";

type PictureProps = {
	image: ImageView;
	sizes: string;
	className?: string;
	eager?: boolean;
	first?: boolean;
	maxWidth?: number;
	style?: CSSProperties;
};

export function Picture({ image, sizes, className, eager, first, maxWidth, style }: PictureProps) {
	return (
		<img
			className={className}
			style={style}
			src={imageUrl(image.src, 720)}
			srcSet={imageSrcSet(image.src, maxWidth, use(PixelRatio))}
			sizes={sizes}
			width={image.width}
			height={image.height}
			alt={image.alt}
			title={image.title}
			loading={eager || first ? undefined : "lazy"}
			fetchPriority={first ? "high" : undefined}
			decoding={first ? undefined : "async"}
		/>
	);
}
