/// The files of the page, which are part of the program.
enum PageFiles {
  /// The bytes of a file by its path; nil where there is none.
  static func bytes(_ path: String) -> [UInt8]? {
    switch path {
    case "bench/bench.js": PackageResources.bench_js
    case "bench/clock.js": PackageResources.clock_js
    case "bench/header.js": PackageResources.header_js
    case "bench/help.js": PackageResources.help_js
    case "bench/keys.js": PackageResources.keys_js
    case "bench/moving.js": PackageResources.moving_js
    case "bench/panels.css": PackageResources.panels_css
    case "bench/scheme.js": PackageResources.scheme_js
    case "bench/segmented.js": PackageResources.segmented_js
    case "bench/stage.js": PackageResources.stage_js
    case "bench/toast.js": PackageResources.toast_js
    case "bench/toolbar.js": PackageResources.toolbar_js
    case "compare/compare.css": PackageResources.compare_css
    case "compare/compare.js": PackageResources.compare_js
    case "compare/comparison.js": PackageResources.comparison_js
    case "controls/controls.css": PackageResources.controls_css
    case "controls/controls.js": PackageResources.controls_js
    case "controls/fields.js": PackageResources.fields_js
    case "controls/inputs.js": PackageResources.inputs_js
    case "controls/ranges.js": PackageResources.ranges_js
    case "controls/themes.js": PackageResources.themes_js
    case "copying/copy.css": PackageResources.copy_css
    case "copying/copy.js": PackageResources.copy_js
    case "copying/data-uri.js": PackageResources.data_uri_js
    case "copying/download.js": PackageResources.download_js
    case "copying/film.js": PackageResources.film_js
    case "copying/forms.js": PackageResources.forms_js
    case "copying/jsx.js": PackageResources.jsx_js
    case "copying/markup.js": PackageResources.markup_js
    case "copying/raster.js": PackageResources.raster_js
    case "copying/save.css": PackageResources.save_css
    case "copying/save.js": PackageResources.save_js
    case "copying/variants.js": PackageResources.variants_js
    case "copying/web-component.js": PackageResources.web_component_js
    case "embeds/embeds.css": PackageResources.embeds_css
    case "embeds/embeds.js": PackageResources.embeds_js
    case "gallery/gallery.css": PackageResources.gallery_css
    case "gallery/gallery.js": PackageResources.gallery_js
    case "ground/address.js": PackageResources.address_js
    case "ground/api.js": PackageResources.api_js
    case "ground/coalesced.js": PackageResources.coalesced_js
    case "ground/dom.js": PackageResources.dom_js
    case "ground/layout.css": PackageResources.layout_css
    case "ground/main.js": PackageResources.main_js
    case "ground/nothing.js": PackageResources.nothing_js
    case "ground/redraw.js": PackageResources.redraw_js
    case "ground/store.js": PackageResources.store_js
    case "ground/tokens.css": PackageResources.tokens_css
    case "index.html": PackageResources.index_html
    case "inspector/inspector.css": PackageResources.inspector_css
    case "inspector/inspector.js": PackageResources.inspector_js
    case "inspector/layers.js": PackageResources.layers_js
    case "inspector/outline.js": PackageResources.outline_js
    case "inspector/source.js": PackageResources.source_js
    case "inspector/tree.js": PackageResources.tree_js
    case "timeline/rows.js": PackageResources.rows_js
    case "timeline/timeline.css": PackageResources.timeline_css
    case "timeline/timeline.js": PackageResources.timeline_js
    case "timeline/timing.js": PackageResources.timing_js
    default: nil
    }
  }
}
