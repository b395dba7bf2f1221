/// The files of the page, which are part of the program.
enum PageFiles {
  /// The bytes of a file; nil where there is none of that name.
  static func bytes(_ name: String) -> [UInt8]? {
    switch name {
    case "address.js": PackageResources.address_js
    case "api.js": PackageResources.api_js
    case "bench.js": PackageResources.bench_js
    case "clock.js": PackageResources.clock_js
    case "coalesced.js": PackageResources.coalesced_js
    case "compare.css": PackageResources.compare_css
    case "compare.js": PackageResources.compare_js
    case "comparison.js": PackageResources.comparison_js
    case "controls.css": PackageResources.controls_css
    case "controls.js": PackageResources.controls_js
    case "copy.css": PackageResources.copy_css
    case "copy.js": PackageResources.copy_js
    case "data-uri.js": PackageResources.data_uri_js
    case "dom.js": PackageResources.dom_js
    case "download.js": PackageResources.download_js
    case "embeds.css": PackageResources.embeds_css
    case "embeds.js": PackageResources.embeds_js
    case "fields.js": PackageResources.fields_js
    case "film.js": PackageResources.film_js
    case "forms.js": PackageResources.forms_js
    case "gallery.css": PackageResources.gallery_css
    case "gallery.js": PackageResources.gallery_js
    case "header.js": PackageResources.header_js
    case "help.js": PackageResources.help_js
    case "index.html": PackageResources.index_html
    case "inputs.js": PackageResources.inputs_js
    case "inspector.css": PackageResources.inspector_css
    case "inspector.js": PackageResources.inspector_js
    case "jsx.js": PackageResources.jsx_js
    case "keys.js": PackageResources.keys_js
    case "layers.js": PackageResources.layers_js
    case "layout.css": PackageResources.layout_css
    case "main.js": PackageResources.main_js
    case "markup.js": PackageResources.markup_js
    case "moving.js": PackageResources.moving_js
    case "nothing.js": PackageResources.nothing_js
    case "outline.js": PackageResources.outline_js
    case "panels.css": PackageResources.panels_css
    case "ranges.js": PackageResources.ranges_js
    case "raster.js": PackageResources.raster_js
    case "redraw.js": PackageResources.redraw_js
    case "rows.js": PackageResources.rows_js
    case "save.css": PackageResources.save_css
    case "save.js": PackageResources.save_js
    case "scheme.js": PackageResources.scheme_js
    case "segmented.js": PackageResources.segmented_js
    case "source.js": PackageResources.source_js
    case "stage.js": PackageResources.stage_js
    case "store.js": PackageResources.store_js
    case "themes.js": PackageResources.themes_js
    case "timeline.css": PackageResources.timeline_css
    case "timeline.js": PackageResources.timeline_js
    case "timing.js": PackageResources.timing_js
    case "toast.js": PackageResources.toast_js
    case "tokens.css": PackageResources.tokens_css
    case "toolbar.js": PackageResources.toolbar_js
    case "tree.js": PackageResources.tree_js
    case "variants.js": PackageResources.variants_js
    case "web-component.js": PackageResources.web_component_js
    default: nil
    }
  }
}
