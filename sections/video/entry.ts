import * as z from "zod";
import { contentPicture } from "../../worker/base/content-picture.ts";
import { IMAGE, imageSchema, text } from "../../worker/platform/content/entry-fields.ts";
import { defineSectionType, type EntryIn } from "../../worker/platform/content/section-type.ts";

const flag = z.boolean().nullish();
const controlsSchema = z.object({
	playIcon: text,
	pauseIcon: text,
	muteIcon: text,
	unmuteIcon: text,
	size: z.number().nullish(),
});

export const type = defineSectionType({
	name: "Video",
	fields: `provider videoId mobileVideoId aspectRatio showControls autoplay muted loop controlsConfig poster { ${IMAGE} }`,
	schema: z
		.object({
			provider: z.enum(["Thron", "Vimeo"]),
			videoId: z.string(),
			mobileVideoId: text,
			aspectRatio: text,
			showControls: flag,
			autoplay: flag,
			muted: flag,
			loop: flag,
			controlsConfig: controlsSchema.nullish(),
			poster: imageSchema.nullish(),
		})
		.transform(({ provider, videoId, mobileVideoId, aspectRatio, poster, ...entry }) => ({
			provider: provider === "Vimeo" ? ("vimeo" as const) : ("thron" as const),
			id: videoId,
			mobileId: mobileVideoId || undefined,
			aspectRatio: aspectRatio || undefined,
			poster: poster ? contentPicture(poster.mediaId) : undefined,
			description: poster?.description || undefined,
			isAutomatic: entry.autoplay ?? true,
			isMuted: entry.muted ?? true,
			isLooped: entry.loop ?? true,
			hasControls: entry.showControls ?? false,
			controls: entry.controlsConfig ?? {},
		})),
});

export type VideoEntry = EntryIn<typeof type>;
